/** The media query of the desktop layout, for scripts. It is the breakpoint of the style sheets. */
export const desktop = '(width > 996px)';
