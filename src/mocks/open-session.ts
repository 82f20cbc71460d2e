import { getAuthState, readSession, signIn, signOut } from "@/auth/auth-session";
import { type SessionCondition, type SessionName, sessions } from "@/mocks/conditions";
import { copiesOf } from "@/mocks/seed/communities";
import { demoAccount } from "@/mocks/seed/demo-seed";
import { seedTips } from "@/mocks/seed/tips";
import type { Database } from "@/mocks/storage-db";

interface Backend {
  /** Has the accounts. */
  provider: Database;
  /** Has the tips. */
  community: Database;
}

/** Signs out, or in as the condition's member, who gets as many tips as it says. */
export async function openSession(name: SessionName, backend: Backend): Promise<void> {
  const { account, tips, isEnded }: SessionCondition = sessions[name];
  const user = getAuthState().user ?? readSession()?.user;
  if (user && user.email !== account?.email) await signOut();
  setTips(account, tips, backend.community);
  if (account === null) return;
  if (user?.email !== account.email) await signIn(account.email, demoAccount.password);
  if (!isEnded) return;
  backend.provider.update(({ accounts }) => {
    // Tokens have whole seconds.
    for (const one of accounts) one.validSince = Math.ceil(Date.now() / 1000) + 1;
  });
  // The SDK asks for the session only when a page opens.
  window.location.reload();
}

/** Copies the community's tips for the member, and removes those of the other conditions' members. */
function setTips(account: SessionCondition["account"], count: number, community: Database): void {
  const emails = Object.values(sessions).map((session) => session.account?.email);
  community.update((data) => {
    data.tips = data.tips.filter(({ email }) => !emails.includes(String(email)));
    if (account === null) return;
    const source = data.tips.length > 0 ? data.tips : seedTips(String);
    data.tips.push(...copiesOf(source, count, account, "f"));
  });
}
