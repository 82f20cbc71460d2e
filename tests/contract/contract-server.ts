import * as v from "valibot";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { createMockServer } from "@/mocks/server";
import { server as commonServer } from "../support/server";
import { type ContractCall, ownTipFields, restContract } from "./rest-contract";

const liveUrl = process.env.CONTRACT_API_URL?.replace(/\/+$/, "") ?? "";

/** True where `CONTRACT_API_URL` names a real server: then only tips of the tests' own are touched. */
export const isLive = liveUrl !== "";

const baseUrl = isLive ? liveUrl : "https://api.test";

/** The live host sleeps, and a test makes several calls. Milliseconds. */
const LIVE_TEST_TIMEOUT = 60_000;

// It answers the same addresses, and of two servers each reads the body of a request, which only one can.
commonServer.close();

const madeIds = new Set<string>();

const environment = { apiBaseUrl: baseUrl, firebase: { projectId: "contract" } };

/**
 * Starts the mocks for a test file, or leaves the network alone where a live server is named.
 * After each test the mocks start anew; on a live server the tests' own tips are deleted.
 */
export function startContractServer(tips: readonly object[], gardeners: readonly object[] = []) {
  const { server, db } = createMockServer({ environment, seed: () => ({ tips, gardeners }) });
  if (isLive) vi.setConfig({ testTimeout: LIVE_TEST_TIMEOUT, hookTimeout: LIVE_TEST_TIMEOUT });
  beforeAll(() => {
    if (!isLive) server.listen({ onUnhandledRequest: "error" });
  });
  afterEach(async () => {
    for (const id of madeIds) await send(restContract.deleteTip, { id });
    madeIds.clear();
    db.reset();
  });
  afterAll(() => server.close());
  return db;
}

/** Sends anything at all; a `{name}` in the path stands for the value of that name. */
export async function send(
  call: Omit<ContractCall, "answer">,
  values: Record<string, string> = {},
  body: object | undefined = call.body,
): Promise<Response> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ""),
  );
  return fetch(`${baseUrl}${path}`, {
    method: call.method,
    ...(call.headers && { headers: call.headers }),
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Sends a call that is to succeed, and checks the form of its answer. */
export async function ask<TSchema extends v.GenericSchema>(
  call: ContractCall<TSchema>,
  values?: Record<string, string>,
  body?: object,
): Promise<v.InferOutput<TSchema>> {
  const response = await send(call, values, body);
  return v.parse(call.answer, await response.json());
}

/** Posts a tip that is deleted after the test. */
export async function createOwnTip(body?: object): Promise<string> {
  const { insertedId } = await ask(restContract.createTip, {}, body);
  return keepForDeletion(insertedId);
}

/** Has the tip of this id deleted after the test, whoever makes it. */
export function keepForDeletion(id: string): string {
  madeIds.add(id);
  return id;
}

/** An id of the right form that no tip has. */
export function unusedId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 24);
}

export const ownEmail = ownTipFields.email;
