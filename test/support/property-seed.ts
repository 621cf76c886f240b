import fc from 'fast-check'

// `npm test` checks the same cases each time, so that a change is refused only for what it changed; `npm run test:full`
// and single files look for new ones.
if (process.env['TEST_SHORT'] === 'on') fc.configureGlobal({ seed: 20_261_123 })
