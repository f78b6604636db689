import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { releaseChecks } from '../releases/missing-files.ts';

interface ScreenModule {
  Component: ComponentType;
}

type Load = (context: LoaderFunctionArgs) => Promise<ScreenModule>;

/**
 * A route whose screen is fetched when it is opened. It is fetched by the loader and not by the route's `lazy`: after
 * a failed `lazy` the router shows an empty page on a first visit, and after a failed loader the error boundary, whose
 * retry is a revalidation.
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
