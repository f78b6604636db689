import { Outlet } from 'react-router';
import type { FoundRemote } from '../remotes/remote-registry.ts';

/** Marks in the page which remote owns what it shows, and which release of it. */
export function RemoteFrame({ remote }: { remote: FoundRemote }) {
  const { name, version, team } = remote.manifest;
  return (
    <div data-app={name} data-version={version} data-team={team}>
      <Outlet />
    </div>
  );
}
