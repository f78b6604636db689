import { type Browser as Chrome, chromium } from '@playwright/test';
import type { Browser } from '../../browser/browser.ts';

export const launch = ({ executablePath, env }: Browser, more: string[] = []): Promise<Chrome> =>
  chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: more,
    // Containers and root have no sandbox; the only pages opened are our own.
    chromiumSandbox: false,
  });
