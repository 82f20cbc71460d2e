import * as v from "valibot";
import { sampleFields } from "../support/factories";

const ObjectIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/));

const InsertSchema = v.looseObject({ acknowledged: v.literal(true), insertedId: ObjectIdSchema });

const UpdateSchema = v.looseObject({
  acknowledged: v.literal(true),
  matchedCount: v.picklist([0, 1]),
  modifiedCount: v.picklist([0, 1]),
  upsertedCount: v.picklist([0, 1]),
  upsertedId: v.nullable(ObjectIdSchema),
});

export interface ContractCall<TSchema extends v.GenericSchema = v.GenericSchema> {
  method: "get" | "post" | "put" | "patch" | "delete";
  path: string;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
  /** The body of a response with status 200. */
  response: TSchema;
}

const jsonHeaders = { "Content-Type": "application/json" };

/** The fields of a PUT. The tip is hidden, so that no visitor of a live server sees it. */
export const ownTipFields = {
  ...sampleFields,
  title: "Contract test: <b>mulch</b> & wait 🌱",
  description: "Posted by a test and deleted again at once.",
  availability: "hidden",
  email: "contract+tests&co@sow-and-tell.example",
  name: "Contract Tests",
};

export const ownTip = {
  ...ownTipFields,
  totalLiked: 0,
  authorPhoto: "",
  createdAt: "2026-01-31T12:00:00.000Z",
};

/** The calls that change something, under the names of their functions. */
export const restWrites = {
  createTip: {
    method: "post",
    path: "/shareTIps",
    headers: jsonHeaders,
    body: ownTip,
    response: InsertSchema,
  },
  likeTip: {
    method: "patch",
    path: "/shareTips/{id}",
    headers: jsonHeaders,
    response: UpdateSchema,
  },
  updateTip: {
    method: "put",
    path: "/shareTips/{id}",
    headers: jsonHeaders,
    body: ownTipFields,
    response: UpdateSchema,
  },
  deleteTip: {
    method: "delete",
    path: "/shareTips/{id}",
    response: v.looseObject({ acknowledged: v.literal(true), deletedCount: v.picklist([0, 1]) }),
  },
  createUserRecord: {
    method: "post",
    path: "/users",
    headers: jsonHeaders,
    body: { newsletter: "on" },
    response: InsertSchema,
  },
} satisfies Record<string, ContractCall>;
