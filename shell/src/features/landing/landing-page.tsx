import { lazy, Suspense, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { showLanding } from '../../page/prerendered-landing.ts';

const LandingThemeSwitch = lazy(async () => {
  const module = await import(/* webpackChunkName: "theme-switch" */ './landing-theme-switch.tsx');
  return { default: module.LandingThemeSwitch };
});

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
