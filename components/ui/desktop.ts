/** Where the layout is that of the desktop (specification section 9): the one condition of styles and scripts. */
export const desktop = '(width > 996px)';
