/**
 * An example of a listener. Put it beside the shell's `index.html` and name it in `portal.json`:
 * `"reporter": "/reporter.example.js"`. It is called with every report: kind, app, version, page, and what was measured.
 * The address is one of the shell's own origin; for another one, add that to `connect-src` of the security policy.
 */
export default function tell(report) {
  navigator.sendBeacon('/reports', JSON.stringify(report));
}
