import { supportedContracts } from './manifest-schema.ts';
import type { RemoteModule } from './remote-contract.ts';

const isModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' && value !== null && 'createRoutes' in value && 'contract' in value;

/**
 * Validates a remote's `./routes` module.
 * @throws for another module or an unsupported contract.
 */
export function parseRemoteModule(value: unknown): RemoteModule {
  if (!isModule(value) || typeof value.createRoutes !== 'function') {
    throw new Error('The code that arrived is not a remote: it brings no contract and no createRoutes');
  }
  if (!supportedContracts.includes(value.contract)) {
    throw new Error(`Contract ${value.contract} is not one of ${supportedContracts.join(', ')}`);
  }
  return value;
}
