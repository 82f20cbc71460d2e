import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { fillPath } from "@/lib/endpoint";
import { type ContractCall, restWrites } from "../contract/rest-contract";
import { member, tips } from "./server";
import { specWords } from "./spec-words";
import { deleteTip, fill, press, register, shareTip } from "./user-actions";

const { kale, beans } = tips;

export interface Write {
  when: string;
  page: string;
  /** What the person does there. */
  act: (user: UserEvent) => Promise<void>;
  method: ContractCall["method"];
  path: string;
  /** What is sent. Null: nothing. */
  body: Record<string, unknown> | null;
  /** The only field of the response that the client needs. */
  answer: Record<string, unknown>;
  /** The name of the button that is busy meanwhile. */
  busy: string;
  success: string;
  /** How the person tries again after a failure. */
  retry: (user: UserEvent) => Promise<void>;
}

const pressAgain = (name: string) => (user: UserEvent) => press(user, name);

const callOf = (name: keyof typeof restWrites, id = "") => ({
  method: restWrites[name].method,
  path: fillPath(restWrites[name].path, { id }),
});

/** The member's, which a test must give to the account. */
export const photoUrl = "https://example.org/rowan.jpg";

const profile = { location: "Bergen", specialty: "Rhubarb", bio: "Rain all year." };

/** Every write, under the name of its function: what a person does, what is sent, and what is said. */
export const writes = {
  createTip: {
    when: "a tip is shared",
    page: "/shareTips",
    act: shareTip,
    ...callOf("createTip"),
    body: {
      title: "Leeks in a drainpipe",
      plantType: "Leek",
      difficulty: "easy",
      category: "composting",
      description: "Cut a pipe in half.\nSow in it.",
      imageUrl: "",
      availability: "public",
      email: member.email,
      name: member.name,
      totalLiked: 0,
      authorPhoto: photoUrl,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
    answer: { insertedId: kale._id },
    busy: "Sharing...",
    success: specWords.tipShared,
    retry: pressAgain("Share Tip"),
  },
  updateTip: {
    when: "a tip is updated",
    page: `/updateTips/${beans._id}`,
    act: async (user) => {
      await fill(user, "Title", "Beans on a net");
      await press(user, "Update Tip");
    },
    ...callOf("updateTip", beans._id),
    body: {
      title: "Beans on a net",
      plantType: beans.plantType,
      difficulty: beans.difficulty,
      category: beans.category,
      description: beans.description,
      imageUrl: beans.imageUrl,
      availability: beans.availability,
      email: member.email,
      name: member.name,
    },
    answer: { modifiedCount: 1 },
    busy: "Updating...",
    success: specWords.tipUpdated,
    retry: pressAgain("Update Tip"),
  },
  deleteTip: {
    when: "a deletion is confirmed",
    page: "/myTips",
    act: (user) => deleteTip(user, beans.title),
    ...callOf("deleteTip", beans._id),
    body: null,
    answer: { deletedCount: 1 },
    busy: `Delete ${beans.title}`,
    success: specWords.tipDeleted,
    retry: (user) => deleteTip(user, beans.title),
  },
  likeTip: {
    when: "a tip is liked",
    page: `/tipsDetails/${kale._id}`,
    act: (user) => press(user, "Like this tip"),
    ...callOf("likeTip", kale._id),
    body: null,
    answer: { matchedCount: 1 },
    busy: "Like this tip",
    success: specWords.tipLiked,
    retry: pressAgain("Try again"),
  },
  createUserRecord: {
    when: "an account has been created",
    page: "/register",
    act: (user) =>
      register(user, {
        Location: profile.location,
        Specialty: profile.specialty,
        Bio: profile.bio,
      }),
    ...callOf("createUserRecord"),
    body: profile,
    answer: { insertedId: kale._id },
    busy: "Creating Account...",
    success: specWords.registered,
    retry: pressAgain("Try again"),
  },
} satisfies Record<keyof typeof restWrites, Write>;
