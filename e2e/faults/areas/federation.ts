import type { Fault } from '../fault.ts';

export const federationFaults: readonly Fault[] = [
  {
    area: 'federation',
    name: 'A remote may load its code from a host whose name begins like its own',
    file: 'shell/src/remotes/remote-registry.ts',
    from: 'new URL(manifest.entry, url).origin !== new URL(url).origin',
    to: '!new URL(manifest.entry, url).href.startsWith(new URL(url).origin)',
  },
  {
    area: 'federation',
    name: 'A remote that failed to load once fails until the page is reloaded',
    file: 'shell/src/remotes/federation/federation-host.ts',
    from: '    failed.add(name);\n    throw error;',
    to: '    throw error;',
  },
  {
    area: 'federation',
    name: 'A release whose files are missing reloads the page without end',
    file: 'shell/src/releases/reload-for-release.ts',
    from: '  if (sessionStorage.getItem(keyOf(app)) === release) return false;\n',
    to: '',
  },
  {
    area: 'federation',
    name: "A remote that was built with a newer component has to use the shell's older one",
    file: '.config/rsbuild/shared-modules.ts',
    from: 'singleton: !versioned.includes(request)',
    to: 'singleton: true',
  },
  {
    area: 'federation',
    name: 'The shell refuses remotes of the contract before its own',
    file: 'shared-data/src/foundation/portal/manifest-schema.ts',
    from: '= [contractVersion, contractVersion - 1]',
    to: '= [contractVersion]',
  },
];
