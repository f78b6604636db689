import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { AddedBundle, Bundle, BundleLine } from './bundles-answers.ts';

/** All bundles by name, with the retired ones. */
export const listBundles = (portal: PortalClient, signal: AbortSignal): Promise<Result<Bundle[]>> =>
  portal.request((client) => client.rpc('bundles').abortSignal(signal));

export interface BundleChange {
  name: string;
  lines: BundleLine[];
  /** The bundle as it was read, or it fails as 'changed'; without one, a bundle is added. */
  expected?: Bundle;
}

/** What was added to requests stays. */
export const saveBundle = (
  portal: PortalClient,
  { name, lines, expected }: BundleChange,
): Promise<Result<Bundle>> =>
  portal.request((client) =>
    client.rpc('save_bundle', {
      bundle: {
        name,
        lines: lines.map((line) => ({ ...line })),
        ...(expected && { bundle_id: expected.bundle_id }),
      },
      ...(expected && { expected: { bundle_id: expected.bundle_id, version: expected.version } }),
    }),
  );

/** A bundle that is not active is offered no more. */
export const setBundleActive = (
  portal: PortalClient,
  { bundleId, active }: { bundleId: number; active: boolean },
): Promise<Result<Bundle>> =>
  portal.request((client) => client.rpc('set_bundle_active', { bundle_id: bundleId, active }));

export interface BundleProposal {
  requestId: number;
  bundleId: number;
  /** The item of an inspection that proposes it. */
  inspectionItemId?: number;
  /** A uuid per choice: a retry with the same key returns the first lines. */
  idempotencyKey: string;
}

/** All of its lines at the prices of today, or none. */
export const addBundle = (
  portal: PortalClient,
  { requestId, bundleId, inspectionItemId, idempotencyKey }: BundleProposal,
): Promise<Result<AddedBundle>> =>
  portal.request((client) =>
    client.rpc('add_bundle', {
      request_id: requestId,
      bundle_id: bundleId,
      ...(inspectionItemId !== undefined && { inspection_item_id: inspectionItemId }),
      idempotency_key: idempotencyKey,
    }),
  );
