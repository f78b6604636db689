import { Banner } from '@pitlane/shared-ui/core';

/** Stands above a form that was filled from a draft. */
export const KeptNotice = () => <Banner>What you typed was kept.</Banner>;
