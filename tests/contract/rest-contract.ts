import * as v from "valibot";
import { sampleFields } from "../support/factories";

const ObjectIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/));

/** The backend stores tips unchecked, so that only a tip's id is certain. */
const TipSchema = v.looseObject({ _id: ObjectIdSchema });

/** A gardener has one of two sets of fields. */
const GardenerSchema = v.union([
  v.looseObject({
    _id: v.string(),
    profileImage: v.string(),
    name: v.string(),
    specialty: v.string(),
    location: v.string(),
    bio: v.string(),
  }),
  v.looseObject({
    name: v.string(),
    image: v.string(),
    age: v.number(),
    gender: v.string(),
    total_shared_tips: v.number(),
    experiences: v.string(),
  }),
]);

const InsertSchema = v.looseObject({ acknowledged: v.literal(true), insertedId: ObjectIdSchema });

const UpdateSchema = v.looseObject({
  acknowledged: v.literal(true),
  matchedCount: v.picklist([0, 1]),
  modifiedCount: v.picklist([0, 1]),
  upsertedCount: v.picklist([0, 1]),
  upsertedId: v.nullable(ObjectIdSchema),
});

export interface ContractCall<TSchema extends v.GenericSchema = v.GenericSchema> {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
  /** The body of a response with status 200. */
  response: TSchema;
}

/** The path of a call, with each `{name}` replaced by its encoded value. */
export function pathOf({ path }: { path: string }, values: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
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

export const restContract = {
  listGardeners: {
    method: "GET",
    path: "/gardeners",
    response: v.pipe(v.array(GardenerSchema), v.maxLength(6)),
  },
  listTrendingTips: {
    method: "GET",
    path: "/tips",
    response: v.pipe(v.array(TipSchema), v.maxLength(8)),
  },
  listTips: { method: "GET", path: "/shareTips", response: v.array(TipSchema) },
  getTip: { method: "GET", path: "/shareTips/{id}", response: TipSchema },
  createTip: {
    method: "POST",
    path: "/shareTIps",
    headers: jsonHeaders,
    body: ownTip,
    response: InsertSchema,
  },
  likeTip: {
    method: "PATCH",
    path: "/shareTips/{id}",
    headers: jsonHeaders,
    response: UpdateSchema,
  },
  updateTip: {
    method: "PUT",
    path: "/shareTips/{id}",
    headers: jsonHeaders,
    body: ownTipFields,
    response: UpdateSchema,
  },
  deleteTip: {
    method: "DELETE",
    path: "/shareTips/{id}",
    response: v.looseObject({ acknowledged: v.literal(true), deletedCount: v.picklist([0, 1]) }),
  },
  listMyTips: { method: "GET", path: "/myTips?email={email}", response: v.array(TipSchema) },
  getTotalLikes: {
    method: "GET",
    path: "/dashboard/totalLikes",
    response: v.looseObject({ totalLiked: v.pipe(v.number(), v.minValue(0)) }),
  },
  createUserRecord: {
    method: "POST",
    path: "/users",
    headers: jsonHeaders,
    body: { newsletter: "on" },
    response: InsertSchema,
  },
} satisfies Record<string, ContractCall>;
