import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import {
  type AuthState,
  getAuthState,
  register,
  signIn,
  signInWithGoogle,
  signOut,
  startAuth,
  subscribeToAuth,
  updateProfile,
  visitor,
} from "@/auth/auth-session";
import { isMember } from "@/auth/auth-user";

export interface AuthContextValue extends AuthState {
  register: typeof register;
  signIn: typeof signIn;
  signInWithGoogle: typeof signInWithGoogle;
  updateProfile: typeof updateProfile;
  signOut: typeof signOut;
}

const AuthContext = createContext<AuthContextValue | null>(null);

export interface AuthProviderProps {
  children: ReactNode;
}

/** Gives the components below it the signed-in person and the ways to sign in and out. */
export function AuthProvider({ children }: AuthProviderProps) {
  const state = useSyncExternalStore(subscribeToAuth, getAuthState, () => visitor);
  const { user, loading } = state;
  useEffect(startAuth, []);
  // For the styles: index.html sets it before anything is known.
  useEffect(() => {
    if (!loading) document.documentElement.toggleAttribute("data-session", isMember(user));
  }, [user, loading]);
  const value = useMemo(
    () => ({ ...state, register, signIn, signInWithGoogle, updateProfile, signOut }),
    [state],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

/** The signed-in person and the ways to sign in and out. @throws Error outside an `AuthProvider` */
export function useAuth(): AuthContextValue {
  const value = use(AuthContext);
  if (value === null) throw new Error("useAuth needs an AuthProvider above it");
  return value;
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
