import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from "react";
import { type AuthSession, authSession, visitor } from "@/auth/auth-session";
import { isMember } from "@/auth/auth-user";

const AuthContext = createContext<AuthSession | null>(null);

/**
 * Provides the store, which never changes: a new value would make React discard prerendered HTML that has not hydrated.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Before hydration, this attribute shows a member's links (app/start.ts).
    document.documentElement.removeAttribute("data-session");
  }, []);
  return <AuthContext value={authSession}>{children}</AuthContext>;
}

/** The session's actions and state. @throws Error outside an `AuthProvider` */
export function useAuth() {
  const session = use(AuthContext);
  if (session === null) throw new Error("useAuth needs an AuthProvider above it");
  const { subscribe, getState, ...actions } = session;
  return { ...actions, ...useSyncExternalStore(subscribe, getState, () => visitor) };
}

/** The signed-in member, for components below `PrivateRoute`. @throws Error if no member is signed in */
export function useMember() {
  const { user } = useAuth();
  if (!isMember(user)) throw new Error("useMember needs a PrivateRoute above it");
  return user;
}
