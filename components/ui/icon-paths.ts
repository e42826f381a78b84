/** Our icons on a 24-unit square. Each is a separate export, so that a script contains only those that it draws. */
export const menu = 'M4 7h16M4 12h16M4 17h16';
export const close = 'M6 6l12 12M18 6L6 18';
export const enlarge = 'M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7';
export const chevron = 'M7 10l5 5 5-5';
export const search = 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.3 15.3L20.5 20.5';
export const sun =
  'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M19.1 4.9l-1.8 1.8M6.7 17.3l-1.8 1.8';
export const moon = 'M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z';
export const globe =
  'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c2.5 2.5 3.8 5.6 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.6-3.8-9S9.5 5.5 12 3z';
export const arrowUp = 'M12 20V5M5.5 11.5L12 5l6.5 6.5';
