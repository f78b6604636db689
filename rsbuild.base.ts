import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { compressFiles } from './rsbuild.compress.ts';

const packageJson = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** The package file of the app that is built: the build runs in its folder. */
const ownPackage: { version: string; dependencies: Record<string, string> } = JSON.parse(
  readFileSync(path.resolve('package.json'), 'utf8'),
);

/** React contexts, module state or a whole library live in these, so the page must hold exactly one of each. */
const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  'styled-components',
  '@tanstack/react-query',
];
const statefulTopics = {
  '@pitlane/shared-data': ['client', 'schema', 'session'],
  '@pitlane/shared-ui': ['notification', 'theme'],
};

/** What a build provides under the name of react-router: the part of it that the remote contract names. */
const routerExports = fileURLToPath(
  new URL('./shared-data/src/remote-contract/router-exports.ts', import.meta.url),
);

const packageOf = (request: string) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

const topicsOf = (folder: string) =>
  readdirSync(new URL(`${folder}/src/exports`, import.meta.url)).map((file) => path.parse(file).name);

interface SharedModule {
  singleton: boolean;
  requiredVersion: string;
  version?: string;
  import?: string;
}

function sharedModules() {
  const shared: Record<string, SharedModule> = {};
  for (const request of singletons) {
    const version = ownPackage.dependencies[packageOf(request)];
    shared[request] = { singleton: true, requiredVersion: `^${version}` };
    if (request === 'react-router') Object.assign(shared[request], { import: routerExports, version });
  }
  for (const [name, topics] of Object.entries(statefulTopics)) {
    const folder = `./${name.replace('@pitlane/', '')}`;
    const { version } = packageJson(`${folder}/package.json`);
    for (const topic of [...topics, ...(name === '@pitlane/shared-ui' ? topicsOf(folder) : [])]) {
      shared[`${name}/${topic}`] = {
        singleton: topics.includes(topic),
        requiredVersion: `^${version}`,
        version,
      };
    }
  }
  return shared;
}

/**
 * Writes `remote.json`: what the shell must know of a remote before it loads any of its code. The entry is found by
 * name, because a build for release gives it a hash. A release puts its own version in place of the package's.
 */
const writeManifest = (manifest: object): RsbuildPlugin => ({
  name: 'pitlane:remote-manifest',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ assets, compilation, sources }) => {
      const entry = Object.keys(assets).find((file) => /^remoteEntry\.(\w+\.)?js$/.test(file));
      const text = JSON.stringify({ ...manifest, version: ownPackage.version, entry }, null, 2);
      compilation.emitAsset('remote.json', new sources.RawSource(text));
    });
  },
});

/** Writes `modules.json`: which modules each file holds, so that a test can see a library that is loaded twice. */
const writeModuleList = (): RsbuildPlugin => ({
  name: 'pitlane:module-list',
  apply: 'build',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      // Without the limits lifted, the modules inside a concatenated one are left out.
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

/**
 * React Aria brings its words in some thirty languages, and the portal speaks English: every other language leads to
 * the English words, so that a lookup by language still finds some.
 */
const oneLanguage = (): RsbuildPlugin => ({
  name: 'pitlane:one-language',
  setup(api) {
    api.modifyRspackConfig((_, { appendPlugins, rspack }) => {
      appendPlugins(
        new rspack.NormalModuleReplacementPlugin(/\/intl\/(\w+\/)?[a-z]{2}-[A-Z]{2}\.mjs$/, (module) => {
          if (!/react-(aria|stately)/.test(module.context)) return;
          module.request = module.request.replace(/[a-z]{2}-[A-Z]{2}\.mjs$/, 'en-US.mjs');
        }),
      );
    });
  },
});

/** Leads the name under which `router-exports.ts` reads the whole library to it: its own name leads to that file. */
const wholeRouter = (): RsbuildPlugin => ({
  name: 'pitlane:whole-router',
  setup(api) {
    api.modifyRspackConfig((config, { isDev, mergeConfig }) => {
      const file = `./node_modules/react-router/dist/${isDev ? 'development' : 'production'}/index.js`;
      const whole = fileURLToPath(new URL(file, import.meta.url));
      return mergeConfig(config, { resolve: { alias: { 'react-router-whole$': whole } } });
    });
  },
});

const ui = (...topics: string[]) => new RegExp(`shared-ui/src/(exports/)?(${topics.join('|')})[./]`);
const reactAria = (...parts: string[]) =>
  new RegExp(`(react-aria|react-aria-components|react-stately)/dist/private/(${parts.join('|')})`);

/**
 * What pages need together comes from the shell as one file each, instead of as dozens of small ones. The libraries
 * change seldom, so their files stay in the browser's cache from release to release.
 */
const filesOfTheirOwn = Object.fromEntries(
  Object.entries({
    foundation:
      /node_modules\/(react|react-dom|scheduler|styled-components|stylis|@tanstack\/(react-query|query-core)|react-router|use-sync-external-store|clsx|@swc\/helpers)\/|router-exports/,
    icons: /node_modules\/lucide-react/,
    forms: ui('checkbox', 'field', 'form', 'password-field', 'text-field'),
    basics: ui(
      ...['banner', 'button', 'card', 'description-list', 'empty-state', 'failed-state', 'fade-in', 'icons'],
      ...['layout', 'link', 'notification', 'page-header', 'section', 'skeleton', 'spinner', 'stat-card'],
      ...['status-badge', 'theme'],
    ),
    data: /node_modules\/zod\/|shared-data\/src\/(exports\/(client|schema|session)\.|(answer|data-error|portal-config|remote-contract|session)\/|client\/(?!portal-client))/,
    controls: reactAria(
      '(button|form|i18n|interactions|label|link|live-announcer|progress|ssr|toggle|utils|visually-hidden)/',
      '(Autocomplete|Button|FieldError|Form|Group|Heading|Input|Label|Link|ProgressBar|Text|TextField|utils)\\.',
      '(collections/Hidden|flags/flags|focus/useFocusRing|textfield/useTextField|toast/useToastState)\\.',
    ),
    overlays: reactAria(
      '(collections|dialog|focus|list|listbox|menu|overlays|selection|tree)/',
      '(Collection|Dialog|DragAndDrop|Header|Keyboard|ListBox|Menu|Modal|OverlayArrow|Popover)\\.',
      '(SelectionIndicator|Separator|SharedElementTransition)\\.',
    ),
  }).map(([name, test], index) => [name, { name, test, minSize: 0, priority: 30 - index }]),
);

/** Where the launcher puts `portal.json` for the shell's development server. */
const servedInDevelopment = process.env.PITLANE_DEV_SERVED;

/** What the launcher has the shell's development server send with every page. */
const headersInDevelopment = JSON.parse(process.env.PITLANE_DEV_HEADERS ?? '{}');

interface AppBuild {
  /** Federation name: letters and underscores, unique on the page. */
  name: string;
  /** Development port; production ports are the launcher's. */
  port: number;
  /** Only remotes: what the shell reads before it loads their code. */
  manifest?: object;
  /** What this app's build does beyond the others'. */
  plugins?: RsbuildPlugin[];
}

/** The one build of the shell and every remote. An app's own config names it and nothing else. */
export const defineApp = ({ name, port, manifest, plugins = [] }: AppBuild) => {
  const isRemote = manifest !== undefined;
  return defineConfig(({ command }): RsbuildConfig => {
    const entry = command === 'build' ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js';
    return {
      plugins: [
        pluginReact({ fastRefresh: true }),
        pluginModuleFederation({
          name,
          dts: false,
          shareStrategy: 'loaded-first',
          shared: sharedModules(),
          ...(isRemote && { filename: entry, exposes: { './routes': './src/routes.tsx' } }),
          experiments: {
            ...(isRemote ? { externalRuntime: true } : { provideExternalRuntime: true }),
            // Remotes are loaded by their entry's address; the snapshots of mf-manifest.json are not used.
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        ...(isRemote ? [writeManifest(manifest)] : []),
        writeModuleList(),
        oneLanguage(),
        wholeRouter(),
        compressFiles(),
        ...plugins,
      ],
      // The compiler's `paths` are for types alone.
      resolve: { aliasStrategy: 'prefer-alias' },
      source: { entry: { index: isRemote ? './src/routes.tsx' : './src/main.tsx' } },
      html: { template: './index.html', templateParameters: { version: ownPackage.version } },
      // A remote has no page of its own: it is shown in the shell's, whose every address is answered by one page.
      tools: { htmlPlugin: isRemote ? false : { publicPath: '/' } },
      server: {
        port: Number(process.env.PITLANE_DEV_PORT ?? port),
        host: '127.0.0.1',
        strictPort: true,
        cors: { origin: /^http:\/\/(localhost|127\.0\.0\.1):\d+$/ },
        historyApiFallback: !isRemote,
        ...(!isRemote && { headers: headersInDevelopment }),
        ...(servedInDevelopment &&
          !isRemote && { publicDir: { name: servedInDevelopment, copyOnBuild: false } }),
      },
      // Lazy compilation would ask the shell's server to compile a remote's screen.
      dev: { assetPrefix: isRemote ? 'auto' : '/', hmr: true, lazyCompilation: false },
      // A release lies in a folder of its own, so code finds its other files beside itself.
      output: { assetPrefix: 'auto', distPath: { root: 'dist' }, legalComments: 'none' },
      performance: { printFileSize: false },
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          /** A library module that several topics use gets a file of its own instead of a copy in each. */
          libraries: { test: /node_modules/, minChunks: 2, minSize: 0, priority: 10 },
          // A remote takes all of this from the shell; were it to bring one module itself, it need not bring its neighbours.
          ...(isRemote ? {} : filesOfTheirOwn),
        },
      },
    };
  });
};
