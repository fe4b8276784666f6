import { releases } from 'virtual:workshop-entries';
import { Rows } from './Rows.tsx';

/** The latest versions of the packages, from their changelogs. */
export function Releases() {
  return (
    <Rows
      head={['version', 'what changed']}
      rows={releases.map(({ packageName, version, changes }) => [
        `${packageName} ${version}`,
        changes.map((change) => <div key={change}>{change}</div>),
      ])}
    />
  );
}
