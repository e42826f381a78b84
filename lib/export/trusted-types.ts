/**
 * The one Trusted Types policy of the site: browsers that enforce the types ask it about every text that is to become
 * HTML or the address of a script, since React and the loader of scripts hand over plain texts. It refuses what would
 * run: scripts, event handlers, `javascript:` and documents in attributes; and script files other than the build's,
 * whose origin the security policy restricts. It has no `createScript`: no text becomes code. It looks into tags only,
 * because pages may write about all of these.
 */
export const trustedTypesScript = `<script>${[
  'self.trustedTypes?.createPolicy("default",{',
  // Linked data is a script to the parser, and React makes script elements from an empty one.
  'createHTML:t=>/<script(?!><\\/script>| type="application\\/ld)|<[^>]+[\\s"\'/](on\\w+\\s*=|srcdoc|\\w+=\\W?javascript:)/i.test(t)?null:t,',
  'createScriptURL:t=>/\\/_next\\/static\\//.test(t)?t:null})',
].join('')}</script>`;
