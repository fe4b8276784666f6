// What lerna writes into the changelogs: the changes that people who use a package notice, in the words of the commits.
import { readdirSync } from 'node:fs';
import createConventionalCommits from 'conventional-changelog-conventionalcommits';

const sections = [
  { type: 'feat', section: 'New' },
  { type: 'fix', section: 'Fixed' },
  { type: 'perf', section: 'Faster' },
  { type: 'revert', section: 'Taken back' },
];

/** The scopes of commits that name a package. */
const packages = readdirSync(new URL('../../packages', import.meta.url));

/** Returns the preset of conventional-changelog for all packages. */
export default function createPreset() {
  // The preset's own types know only its options.
  const preset = /** @type {any} */ (
    createConventionalCommits({ types: sections, formatNoteTitle: () => 'Breaking changes' })
  );
  return {
    ...preset,
    writer: {
      ...preset.writer,
      /** Leaves out what is about another package: a commit may touch several folders. The changelog of the repository has everything. */
      transform(commit, context) {
        const own = context.packageData?.name?.replace('@gantry/', '');
        const isAboutOther = packages.includes(own) && packages.includes(commit.scope) && commit.scope !== own;
        const entry = isAboutOther ? undefined : preset.writer.transform(commit, context);
        return entry && { ...entry, scope: commit.scope === own ? '' : entry.scope };
      },
    },
  };
}
