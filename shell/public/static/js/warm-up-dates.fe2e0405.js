// Runs as a worker of the first script, which says why. The name holds the start of the SHA-256 of this text.
for (const locale of ['en-IN', 'en-u-ca-gregory-nu-latn']) new Date().toLocaleString(locale);
for (const style of ['decimal', 'currency']) (1).toLocaleString('en-IN', { style, currency: 'INR' });
close();
