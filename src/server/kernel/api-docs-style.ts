/**
 * The page of the API description is a single file with inline styles; the palette is that of src/web/ui/tokens.css.
 */
export const apiDocsStyle = `
:root {
  color-scheme: light dark;
  --paper: #fbf8f3; --surface: #ffffff; --ink: #1c1b19; --ink-soft: #5f5a52; --line: #e6dfd3;
  --primary: #0b5d5e; --on-primary: #ffffff; --accent: #a85a10; --success: #2b6e47; --danger: #b3261e; --night: #10263b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #11161a; --surface: #192127; --ink: #f2ede4; --ink-soft: #b3aba0; --line: #2b353c;
    --primary: #5cc2b8; --on-primary: #06201f; --accent: #f0a44b; --success: #7cc79a; --danger: #f2938c; --night: #0b141b;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 24px; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 'Readex Pro', system-ui, sans-serif; }
a { color: var(--primary); text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible, pre:focus-visible, .wide:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
code, pre { font: 14px/1.6 ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace; }
code { overflow-wrap: anywhere; }
.skip { position: absolute; inset-inline-start: -9999px; }
.skip:focus { inset-inline-start: 16px; top: 16px; background: var(--surface); padding: 8px 16px; }
.frame { display: grid; grid-template-columns: minmax(0, 1fr); gap: 32px; max-width: 1280px; margin: 0 auto; padding: 32px 24px 96px; }
header h1 { font-size: 46px; line-height: 1.15; margin: 0 0 8px; }
header p { max-width: 70ch; margin: 0 0 16px; color: var(--ink-soft); }
nav { font-size: 14px; }
nav h2 { font-size: 14px; margin: 16px 0 4px; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li { margin: 0; }
nav a { display: block; padding: 4px 0; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { text-decoration: underline; }
main > section { margin: 0 0 48px; }
h2 { font-size: 34px; line-height: 1.2; margin: 0 0 8px; }
h3 { font-size: 21px; line-height: 1.3; margin: 0 0 12px; }
h4 { font-size: 16px; margin: 24px 0 8px; }
.soft { color: var(--ink-soft); }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 24px; margin: 24px 0; }
.address { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; margin: 0 0 8px; }
.address code { font-size: 16px; }
.method { background: var(--primary); color: var(--on-primary); border-radius: 999px; padding: 2px 12px; font-size: 12.5px; font-weight: 600; }
.method.post, .method.patch, .method.put { background: var(--accent); color: var(--paper); }
.method.delete { background: var(--danger); color: var(--paper); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: start; vertical-align: top; padding: 8px 16px 8px 0; border-bottom: 1px solid var(--line); }
th { font-weight: 600; color: var(--ink-soft); white-space: nowrap; }
td:first-child { min-width: 140px; }
.required { color: var(--accent); font-size: 12.5px; white-space: nowrap; }
pre { background: var(--night); color: #f2ede4; border-radius: 10px; padding: 16px; margin: 0; overflow-x: auto; }
ul.codes { list-style: none; padding: 0; margin: 8px 0 0; display: flex; flex-wrap: wrap; gap: 8px; }
ul.codes code { display: inline-block; border: 1px solid var(--line); border-radius: 999px; padding: 2px 12px; background: var(--surface); }
:target { outline: 3px solid var(--accent); outline-offset: 4px; border-radius: 12px; }
@media (min-width: 1024px) {
  .frame { grid-template-columns: 264px minmax(0, 1fr); column-gap: 48px; }
  header { grid-column: 1 / -1; }
  nav { position: sticky; top: 24px; align-self: start; max-height: calc(100vh - 48px); overflow-y: auto; }
}
`
