import { hashKey } from "@tanstack/react-query";
import * as v from "valibot";
import { isMember } from "@/auth/auth-user";
import { persistedUser } from "@/auth/persisted-session";
import {
  EditableFieldsSchema,
  fieldNames,
  type Tip,
  type TipFields,
  TipSchema,
} from "@/features/tips/tip.schema";
import { authorName, difficultyClass, fieldLabels, tipTitle } from "@/features/tips/tip-labels";
import { isVisibleTo } from "@/features/tips/tip-visibility";
import { callEarly } from "@/lib/http";
import { addressesOf, apiPaths, privatePaths } from "@/lib/paths";
import { memberKey } from "@/lib/query-keys";
import { FORMAT, queryStorage, storageKeyOf } from "@/lib/query-storage";
import { guideClass, guideText } from "@/routes/tip-details/guide-text";

/**
 * Shows a tip's words to a member before the app is there. It is a script of its own in the shell (`200.html`): on a slow
 * phone the app takes two seconds, the words half a second. The app takes the answer of the same call, and puts its page
 * in the place of this one.
 */

/** Where each of a tip's words stands in the shell's template, which is rendered when the app is built. */
export const earlyWords: TipFields = {
  ...v.parse(
    EditableFieldsSchema,
    Object.fromEntries(fieldNames.map((name) => [name, `{${name}}`])),
  ),
  name: "{name}",
  email: "",
};

const PersistedTipSchema = v.object({
  buster: v.literal(FORMAT),
  state: v.object({ data: TipSchema }),
});

const tipAddresses = addressesOf(privatePaths.tipDetails);

/** Called by an inline script below the template, which stands further down in the page than this script. */
export let tellTemplateIsThere = () => {};
const whenTemplateIsThere = new Promise<void>((resolve) => {
  tellTemplateIsThere = resolve;
});

/**
 * Asks for the tip of the address, if a member's session is on the device, and shows it as it is persisted or as it comes:
 * whichever is first, and before the app.
 */
export async function showTipEarly(): Promise<void> {
  const member = persistedUser();
  const id = idInAddress();
  if (id === null || !isMember(member)) return;
  const call = callEarly(apiPaths.tip(id));
  window.earlyCall = call;
  let isShown = false;

  async function show(source: Promise<Tip | null>, isAnswer: boolean) {
    // What is wrong with it is the app's to say.
    const tip = await source.catch(() => null);
    await whenTemplateIsThere;
    const template = document.querySelector<HTMLTemplateElement>("template#early-tip");
    if (tip === null || template === null || !isVisibleTo(tip, member)) return;
    // The app may have mounted in the meantime.
    if (isShown || window.earlyCall !== call) return;
    document.getElementById("root")?.replaceChildren(pageOf(tip, template));
    isShown = true;
    call.isShown = isAnswer;
  }

  const key = hashKey(memberKey(member.uid, "tip", id));
  const persisted = queryStorage.getItem(storageKeyOf(key)).then(persistedTip);
  await Promise.all([show(persisted, false), show(call.answer.then(answeredTip), true)]);
}

function idInAddress(): string | null {
  const [, id] = tipAddresses.exec(window.location.pathname) ?? [];
  try {
    return id === undefined ? null : decodeURIComponent(id);
  } catch {
    return null;
  }
}

function persistedTip(text = "null"): Tip | null {
  const { success, output } = v.safeParse(PersistedTipSchema, JSON.parse(text));
  return success ? output.state.data : null;
}

function answeredTip({ ok, text }: { ok: boolean; text: string }): Tip | null {
  const { success, output } = v.safeParse(TipSchema, JSON.parse(text));
  return ok && success ? output : null;
}

/** The template with a tip's words in it; what the tip does not say is left out. */
function pageOf(tip: Tip, template: HTMLTemplateElement): DocumentFragment {
  const words = new Map([
    ...fieldNames.map((name) => {
      const { show } = fieldLabels[name];
      return [show(earlyWords[name]), show(tip[name])] as const;
    }),
    [earlyWords.title, tipTitle(tip)],
    [earlyWords.difficulty, tip.difficulty],
    [earlyWords.name, authorName(tip)],
    [earlyWords.description, guideText(tip)],
  ]);
  const page = document.importNode(template.content, true);
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const blank: Node[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const word = words.get(text.nodeValue ?? "");
    if (word === undefined) continue;
    text.nodeValue = word;
    if (word.trim() === "") blank.push(text);
  }
  for (const text of blank) text.parentElement?.closest(".badge, dl > div")?.remove();
  page.querySelector(".badge")?.setAttribute("class", difficultyClass(tip.difficulty));
  page.querySelector("[role=tabpanel] p")?.setAttribute("class", guideClass(guideText(tip)));
  return page;
}
