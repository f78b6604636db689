import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { releaseChecks } from '../releases/missing-files.ts';

interface ScreenModule {
  Component: ComponentType;
}

type Load = (context: LoaderFunctionArgs) => Promise<ScreenModule>;

/**
 * A route whose screen is loaded lazily, by the loader and not by the route's `lazy`: on a first visit, a failed `lazy`
 * leaves the page empty, while a failed loader shows the error boundary, whose retry is a revalidation.
 */
export const lazyScreen = (load: Load): Pick<RouteObject, 'loader' | 'Component'> => ({
  loader: async (context) => {
    try {
      return { Screen: (await load(context)).Component };
    } catch (error) {
      await releaseChecks();
      throw error;
    }
  },
  Component: LazyScreen,
});

function LazyScreen() {
  const { Screen } = useLoaderData<{ Screen: ComponentType }>();
  return <Screen />;
}
