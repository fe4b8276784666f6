/** Someone who can sign in. Every account's password is {@link accountPassword}. */
export interface Account {
  /** The subject of the tokens, the `gantry_username` claim and the `userId` of the notification service: one word for all three. */
  readonly userName: string;
  readonly completeName: string;
  readonly email: string;
  /** 'local' means the password is kept here; anything else names the outside identity provider. */
  readonly identityProvider: string;
  readonly isGeneralContractor: boolean;
  readonly locale: 'en' | 'ar';
  /** One line for the sign-in page: what this account is good for. */
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

/** The people of the demonstration, in the order the sign-in page lists them. */
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

/** The account of a user name, or null when there is none. */
export function findAccount(userName: string): Account | null {
  return accountsByUserName.get(userName) ?? null;
}
