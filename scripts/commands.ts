/** What each script of package.json does, in Markdown. README.md lists it, and a test compares the names. */
export const commands = {
  dev: 'Starts the development server. Changed content appears in the open page; mistakes appear as an overlay.',
  build: 'Writes the site to `out/`. A mistake in the content makes it exit with 1.',
  start: 'Builds the site and serves it on <http://localhost:3000>, or on `PORT`.',
  check:
    'Checks types, format, lint and content without a build. Each mistake is one line: place, problem, fix.',
  'check:prose': 'Checks only the content, and lists long sentences too.',
  'check:facts':
    'Compares the values, commands and sources that the content names with a checkout of OpenOS: `-- <folder>`.',
  'check:links': 'Prints a report of all links. Exits with 1 if a link inside the site is broken.',
  'check:external':
    'Prints the same report, and requests every address of other sites. CI runs it every night.',
  'check:tools':
    'Checks shell code and configuration files with third-party programs, and `out/` with nginx.',
  test: 'Runs the tests, except the exhaustive ones. The last line is `N passed, N failed`.',
  'test:full': 'Runs the exhaustive tests, which `npm test` leaves out.',
  report:
    'Lists pages that are old, thin, long, without sources or without links to them. `-- --help` has the options.',
  docs: 'Writes the generated tables of `README.md` and `docs/reference.md`. A test fails if they are out of date.',
  new: 'Creates a page from a template: `-- <route>`.',
  rename: 'Moves a page or a folder, updates every link to it and leaves redirects: `-- <old> <new>`.',
  recipes: 'Runs the programs of the Cookbook and writes `content/recipes/verified.json`.',
  bench:
    'Measures loads, paint, navigation, search and builds, and compares them with an empty Next app. `-- <table>` prints one.',
  'cut-version':
    'Freezes the content as a version: `-- 1.17` publishes it at `/1.17/`. `--dry-run` only checks.',
  'search:push': 'Pushes the search records to a hosted service. `-- --help` has the options.',
  deploy: 'Publishes `out/` to S3-compatible storage. `-- --help` has the options.',
} as const;
