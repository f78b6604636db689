import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { showLanding } from '../../page/prerendered-landing.ts';

/** The landing's place among the routes. The landing itself is no code in the browser: the build put it in the page. */
export function LandingPage() {
  const navigate = useNavigate();
  useLayoutEffect(() => showLanding((path) => void navigate(path)), [navigate]);
  return null;
}
