/**
 * @file The calls to the backend. A path has its parameters in braces, such as `/shareTips/{id}`. The contract suite and
 * the fault matrix test every read that a feature exports.
 */

import { type QueryKey, queryOptions } from "@tanstack/react-query";
import type * as v from "valibot";
import { type HttpInit, http } from "@/lib/http";

type ParamOf<TPath extends string> = TPath extends `${string}{${infer TName}}${infer TRest}`
  ? TName | ParamOf<TRest>
  : never;

type Params<TName extends string> = [TName] extends [never] ? [] : [params: Record<TName, string>];

/** The member whose data a read returns. The e-mail address is the parameter `{email}`. */
interface Owner {
  uid: string;
  email: string;
}

/** Fills in the encoded parameters, and leaves those that are not given. */
export function fillPath(path: string, params: Partial<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name];
    return value === undefined ? placeholder : encodeURIComponent(value);
  });
}

interface ReadOptions<TData, TArgs extends unknown[]> {
  /** Selects what the device persists: no e-mail addresses, no hidden tips. By default nothing. */
  persist?: (data: TData, ...args: TArgs) => TData;
}

/** The options of a read's query. @param schema must accept its own output, since it also validates persisted data */
function queryOf<TSchema extends v.GenericSchema>(
  queryKey: QueryKey,
  schema: TSchema,
  queryFn: () => Promise<v.InferOutput<TSchema>>,
  persistable: ((data: v.InferOutput<TSchema>) => unknown) | undefined,
) {
  return queryOptions({ queryKey, queryFn, ...(persistable && { meta: { schema, persistable } }) });
}

/** What a read or a write is about: its key begins with this, so a write cancels and invalidates what it concerns. */
type Topic = "tips" | "gardeners";

/** A GET request for public data. Its query throws what `http` throws. */
export function read<TPath extends string, TSchema extends v.GenericSchema>(
  topic: Topic,
  path: TPath,
  schema: TSchema,
  { persist, ...init }: ReadOptions<v.InferOutput<TSchema>, []> & Pick<HttpInit, "baseUrl"> = {},
) {
  const send = (...[params]: Params<ParamOf<TPath>>) =>
    http(schema, fillPath(path, params), { ...init, pattern: path });
  return {
    path,
    schema,
    send,
    query: (...params: Params<ParamOf<TPath>>) =>
      queryOf([topic, fillPath(path, params[0])], schema, () => send(...params), persist),
  };
}

/** A GET request for what only members may see. Its query key ends with their uid, by which it is removed at logout. */
export function memberRead<
  TPath extends string,
  TSchema extends v.GenericSchema,
  TParams extends Params<Exclude<ParamOf<TPath>, "email">>,
>(
  topic: Topic,
  path: TPath,
  schema: TSchema,
  options: ReadOptions<v.InferOutput<TSchema>, [owner: Owner]> & {
    /** Replaces the plain request. */
    send?: (owner: Owner, ...params: TParams) => Promise<v.InferOutput<TSchema>>;
  } = {},
) {
  const { persist, send = request } = options;
  function request({ email }: Owner, ...[params]: TParams) {
    return http(schema, fillPath(path, { email, ...params }), { pattern: path });
  }
  return {
    path,
    schema,
    send,
    query: (owner: Owner, ...params: TParams) =>
      queryOf(
        [topic, fillPath(path, params[0]), owner.uid],
        schema,
        () => send(owner, ...params),
        persist && ((data) => persist(data, owner)),
      ),
  };
}

/** A request that changes something. @returns a function that sends it, and throws what `http` throws */
export function write<TPath extends string, TSchema extends v.GenericSchema>(
  method: Exclude<HttpInit["method"], "GET" | undefined>,
  path: TPath,
  schema: TSchema,
) {
  return (params: Record<ParamOf<TPath>, string>, json?: unknown) =>
    http(schema, fillPath(path, params), { method, json, pattern: path });
}
