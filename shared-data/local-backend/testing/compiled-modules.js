import vm from 'node:vm';

const { SourceTextModule } = vm;

/** What V8 has compiled of each file. */
const known = new Map();

/** Jest compiles every ES module again for each test file: here from what the first one in this process has left. */
vm.SourceTextModule = class extends SourceTextModule {
  constructor(code, options = {}) {
    const { identifier } = options;
    const before = known.get(identifier);
    const isKnown = before?.code === code;
    super(code, isKnown ? { ...options, cachedData: before.data } : options);
    if (identifier && !isKnown) known.set(identifier, { code, data: this.createCachedData() });
  }
};
