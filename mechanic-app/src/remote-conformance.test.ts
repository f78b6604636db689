/** @page */

import { testRemoteConformance } from '@pitlane/shared-data/testing';
import { manifest } from './manifest.ts';
import * as module from './routes.tsx';

testRemoteConformance(manifest, module);
