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
      for (const chunk of chunks) {
        const names = (chunk.modules ?? []).flatMap((module) => [module, ...(module.modules ?? [])]);
        const files = names
          .map((module) => module.nameForCondition ?? '')
          .filter((file) => file.includes('node_modules'));
        for (const file of chunk.files ?? []) {
          list[file] = [
            ...new Set(files.map((name) => name.slice(name.lastIndexOf('node_modules/') + 13))),
          ].sort();
        }
      }
      writeFileSync(path.join(api.context.distPath, 'modules.json'), JSON.stringify(list, null, 1));
    });
  },
});
