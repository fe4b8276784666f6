import { accountPassword } from '../state/index.ts';

/** The passwords of the accounts; each is the same until someone changes theirs. */
export interface Passwords {
  isRight(userName: string, password: string | null): boolean;
  change(userName: string, password: string): void;
  /** Back to the first one for everybody. */
  reset(): void;
}

/** Passwords, none changed yet. */
export function createPasswords(): Passwords {
  const changed = new Map<string, string>();
  return {
    isRight: (userName, password) => password === (changed.get(userName) ?? accountPassword),
    change: (userName, password) => void changed.set(userName, password),
    reset: () => changed.clear(),
  };
}
