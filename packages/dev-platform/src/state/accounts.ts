/** Someone who can sign in. Every account's password is {@link accountPassword}. */
export interface Account {
  /** It is the subject of the tokens, the `gantry_username` claim and the `userId` of the notification service. */
  readonly userName: string;
  readonly completeName: string;
  readonly email: string;
  /** 'local' means that the password is stored here. Any other value names an outside identity provider. */
  readonly identityProvider: string;
  readonly isGeneralContractor: boolean;
  readonly locale: 'en' | 'ar';
  /** The purpose of this account, in one line for the sign-in page. */
  readonly description: string;
}

export const accountPassword = 'gantry';

const vendor = (region: string, completeName: string): Account => ({
  userName: `vendor-${region}`,
  completeName,
  email: `vendor-${region}@vendors.gantry.example`,
  identityProvider: 'local',
  isGeneralContractor: false,
  locale: 'en',
  description: 'Special vendor, sent to vendor creation',
});

/** The people of the demonstration, in the order of the sign-in page. */
export const accounts: readonly Account[] = [
  {
    userName: 'avery',
    completeName: 'Avery Stone',
    email: 'avery.stone@gantry.example',
    identityProvider: 'local',
    isGeneralContractor: true,
    locale: 'en',
    description: 'General contractor, every module in every program',
  },
  {
    userName: 'noor',
    completeName: 'Noor Haddad',
    email: 'noor.haddad@partner.example',
    identityProvider: 'partner-directory',
    isGeneralContractor: false,
    locale: 'ar',
    description: 'Five modules in two programs, prefers Arabic',
  },
  {
    userName: 'logan',
    completeName: 'Logan Reyes',
    email: 'logan.reyes@gantry.example',
    identityProvider: 'local',
    isGeneralContractor: true,
    locale: 'en',
    description: 'As Avery, with the logout item in the menu',
  },
  {
    userName: 'emil',
    completeName: 'Emil Sand',
    email: 'emil.sand@gantry.example',
    identityProvider: 'local',
    isGeneralContractor: false,
    locale: 'en',
    description: 'Signed in, but with no permission at all',
  },
  vendor('north', 'North Mast Ltd'),
  vendor('south', 'South Span Inc'),
  vendor('east', 'East Fiber GmbH'),
  vendor('west', 'West Tower Co'),
];

const accountsByUserName = new Map(accounts.map((account) => [account.userName, account]));

/** Finds an account by its user name; null if there is none. */
export function findAccount(userName: string): Account | null {
  return accountsByUserName.get(userName) ?? null;
}
