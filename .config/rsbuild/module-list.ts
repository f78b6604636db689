import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Writes `modules.json`, the modules in each file, so that a test can detect libraries that are loaded twice. */
export const writeModuleList = (): RsbuildPlugin => ({
  name: 'pitlane:module-list',
  apply: 'build',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      // With the default limits, the modules inside a concatenated one are omitted.
      const { chunks = [] } =
        stats?.toJson({
          all: false,
          chunks: true,
          chunkModules: true,
          chunkModulesSpace: Number.POSITIVE_INFINITY,
          nestedModules: true,
          nestedModulesSpace: Number.POSITIVE_INFINITY,
          dependentModules: true,
          orphanModules: true,
        }) ?? {};
      const list: Record<string, string[]> = {};
      for (const { modules = [], files = [] } of chunks) {
        const libraries = modules
          .flatMap((module) => [module, ...(module.modules ?? [])])
          .flatMap(({ nameForCondition }) => nameForCondition?.match(/.*node_modules\/(.*)/)?.[1] ?? []);
        for (const file of files) list[file] = [...new Set(libraries)].sort();
      }
      writeFileSync(path.join(api.context.distPath, 'modules.json'), JSON.stringify(list, null, 1));
    });
  },
});
