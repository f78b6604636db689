import { type ComponentType, lazy, Suspense, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { showLanding } from '../../page/prerendered-landing.ts';

/** Without its code, as offline before the first visit of this page, the page does without. */
const LandingThemeSwitch = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "theme-switch" */ './landing-theme-switch.tsx').then(
    (module) => ({ default: module.LandingThemeSwitch }),
    () => ({ default: () => null }),
  ),
);

/** The route of the landing page, whose content is prerendered in the HTML by the build. */
export function LandingPage() {
  const navigate = useNavigate();
  useLayoutEffect(() => showLanding((path) => void navigate(path)), [navigate]);
  return (
    <Suspense>
      <LandingThemeSwitch />
    </Suspense>
  );
}
