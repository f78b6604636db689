import { storedChoice } from './stored-choice.ts';

const themes = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof themes)[number];

const stored = storedChoice<ThemeChoice>('pitlane-theme', themes, applyThemeChoice);

/** Sets `data-theme` of the document element to the stored choice; the tokens depend on it. */
export function applyThemeChoice() {
  const choice = stored.read();
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** The chosen theme, stored in this browser and synchronised between tabs. 'system' follows the device. */
export const useThemeChoice = stored.use;
