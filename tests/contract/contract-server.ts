import * as v from "valibot";
import { afterEach, beforeEach, vi } from "vitest";
import { fillPath } from "@/lib/endpoint";
import { createHandlers } from "@/mocks/handlers";
import { createDatabase } from "@/mocks/storage-db";
import { server } from "../support/server";
import { type ContractCall, restWrites } from "./rest-contract";

const liveUrl = process.env.CONTRACT_API_URL?.replace(/\/+$/, "") ?? "";

/** Whether `CONTRACT_API_URL` names a live server, on which the tests change only the tips that they create. */
export const isLive = liveUrl !== "";

const baseUrl = isLive ? liveUrl : "https://api.test";

/** A sleeping host takes seconds to respond, and a test makes several calls. Milliseconds. */
const LIVE_TEST_TIMEOUT = 60_000;

const createdIds = new Set<string>();

/**
 * Gives each test of a file a mocked backend with these data, unless `CONTRACT_API_URL` names a live server. After
 * each test, deletes the tips that it created.
 */
export function startContractServer(tips: readonly object[], gardeners: readonly object[] = []) {
  const db = createDatabase({ seed: () => ({ tips, gardeners }) });
  const handlers = createHandlers(db, baseUrl);
  if (isLive) vi.setConfig({ testTimeout: LIVE_TEST_TIMEOUT, hookTimeout: LIVE_TEST_TIMEOUT });
  beforeEach(() => {
    if (!isLive) server.use(...handlers);
  });
  afterEach(async () => {
    for (const id of createdIds) await send(restWrites.deleteTip, { id });
    createdIds.clear();
    db.reset();
  });
  return db;
}

/** Sends a call. @param values replace each `{name}` in the path */
export async function send(
  call: Omit<ContractCall, "response">,
  values: Record<string, string> = {},
  body: object | undefined = call.body,
): Promise<Response> {
  return fetch(`${baseUrl}${fillPath(call.path, values)}`, {
    method: call.method.toUpperCase(),
    ...(call.headers && { headers: call.headers }),
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Sends a call that must succeed. @returns the parsed response @throws {Error} when it does not match the contract */
export async function callBackend<TSchema extends v.GenericSchema>(
  call: ContractCall<TSchema>,
  values?: Record<string, string>,
  body?: object,
): Promise<v.InferOutput<TSchema>> {
  const response = await send(call, values, body);
  return v.parse(call.response, await response.json());
}

/** Reads what must be JSON. @param read an endpoint of a feature */
export async function readBackend(
  { path }: { path: string },
  values?: Record<string, string>,
): Promise<unknown> {
  return (await send({ method: "get", path }, values)).json();
}

/** Creates a tip that is deleted after the test. @returns its id */
export async function createOwnTip(body?: object): Promise<string> {
  const { insertedId } = await callBackend(restWrites.createTip, {}, body);
  return deleteAfterTest(insertedId);
}

/** Deletes the tip with this id after the test. @returns the id */
export function deleteAfterTest(id: string): string {
  createdIds.add(id);
  return id;
}

/** A well-formed id that no tip has. */
export function unusedId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 24);
}
