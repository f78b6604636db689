import { Button, type ThemeChoice, useThemeChoice } from '@pitlane/shared-ui/core';
import { Moon, Sun, SunMoon } from '@pitlane/shared-ui/icons';

/** Each theme is followed by the next. */
export const themes = [
  { id: 'system', label: 'Theme: same as device', icon: SunMoon },
  { id: 'light', label: 'Theme: light', icon: Sun },
  { id: 'dark', label: 'Theme: dark', icon: Moon },
] as const satisfies { id: ThemeChoice; label: string; icon: unknown }[];

/** Names the theme; a press changes to the next. For visitors, who have no account menu. */
export function ThemeSwitch() {
  const [chosen, choose] = useThemeChoice();
  const index = themes.findIndex(({ id }) => id === chosen);
  const { label, icon } = themes[index] ?? themes[0];
  const next = themes[(index + 1) % themes.length] ?? themes[0];
  return <Button variant="quiet" icon={icon} aria-label={label} onPress={() => choose(next.id)} />;
}
