import { Outlet } from 'react-router';
import type { FoundRemote } from '../remotes/remote-registry.ts';

/** Marks the remote's part of the page with its name, release and team. */
export function RemoteFrame({ remote }: { remote: FoundRemote }) {
  const { name, version, team } = remote.manifest;
  return (
    <div data-app={name} data-version={version} data-team={team}>
      <Outlet />
    </div>
  );
}
