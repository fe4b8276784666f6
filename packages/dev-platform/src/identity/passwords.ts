import { accountPassword } from '../state/index.ts';

/** The passwords of the accounts. All accounts start with the same one. */
export interface Passwords {
  isRight(userName: string, password: string | null): boolean;
  change(userName: string, password: string): void;
  /** Gives every account the first password again. */
  reset(): void;
}

/** Creates the passwords, all of them unchanged. */
export function createPasswords(): Passwords {
  const changed = new Map<string, string>();
  return {
    isRight: (userName, password) => password === (changed.get(userName) ?? accountPassword),
    change: (userName, password) => void changed.set(userName, password),
    reset: () => changed.clear(),
  };
}
