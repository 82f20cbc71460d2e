import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from "react";
import { type AuthSession, authSession, startAuth, visitor } from "@/auth/auth-session";
import { isMember } from "@/auth/auth-user";

const AuthContext = createContext<AuthSession | null>(null);

export interface AuthProviderProps {
  children: ReactNode;
}

/**
 * Provides the session store to the components below it. The value never changes: a changed context would make React throw
 * away the prerendered HTML of every part that has not hydrated yet.
 */
export function AuthProvider({ children }: AuthProviderProps) {
  useEffect(() => {
    const unsubscribe = authSession.subscribe(markSession);
    startAuth();
    markSession();
    return unsubscribe;
  }, []);
  return <AuthContext value={authSession}>{children}</AuthContext>;
}

/** For the styles: the inline script of `index.html` sets the attribute before anything is known. */
function markSession(): void {
  const { user, loading } = authSession.getState();
  if (!loading) document.documentElement.toggleAttribute("data-session", isMember(user));
}

/** The signed-in person and the ways to sign in and out. @throws Error outside an `AuthProvider` */
export function useAuth() {
  const session = use(AuthContext);
  if (session === null) throw new Error("useAuth needs an AuthProvider above it");
  const state = useSyncExternalStore(session.subscribe, session.getState, () => visitor);
  return { ...session, ...state };
}

/**
 * The signed-in person on a page behind `PrivateRoute`, which admits members only.
 * @throws Error when used elsewhere
 */
export function useMember() {
  const { user } = useAuth();
  if (!isMember(user)) throw new Error("useMember needs a PrivateRoute above it");
  return user;
}
