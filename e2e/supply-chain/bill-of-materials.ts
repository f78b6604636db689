import { type LockedPackage, lockedPackages, readJson } from './locked-packages.ts';

const urlOf = ({ name, version }: LockedPackage) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const licencesOf = ({ license }: LockedPackage) => {
  if (!license) return [];
  return [/ (AND|OR) /.test(license) ? { expression: license } : { license: { id: license } }];
};

const hashesOf = ({ integrity = '' }: LockedPackage) => {
  const [, digest] = /^sha512-(.+)$/.exec(integrity) ?? [];
  return digest ? [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] : [];
};

/**
 * The packages of the portal in production, in the CycloneDX format. Made from the lock file, because `npm sbom` fails
 * on this tree and omits packages that are needed both in production and in development.
 */
export function billOfMaterials() {
  const { name, version } = readJson('package.json');
  const shipped = new Map(
    lockedPackages()
      .filter(({ dev }) => !dev)
      .map((found) => [urlOf(found), found]),
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: [...shipped].sort().map(([purl, found]) => ({
      type: 'library',
      'bom-ref': purl,
      name: found.name,
      version: found.version,
      purl,
      licenses: licencesOf(found),
      hashes: hashesOf(found),
    })),
  };
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(billOfMaterials(), null, 2)}\n`);
