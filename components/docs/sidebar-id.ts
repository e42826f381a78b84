/** What the sidebar is reached by: links to it, and what names it as theirs. */
export const sidebarId = 'side-panel';
