export declare const ignoredNow: string[];
export declare function keepChosenTests(file: string, tests: object, part: string | undefined): void;
