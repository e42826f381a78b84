/** What is said when no answer comes (specification section 8), and when our own engine stands in. */
export const unavailable = {
  title: 'Unable to fetch results',
  help: 'You might want to check your network connection.',
  fallback: 'These are the results of this site’s own search.',
};

/** What to search for instead where nothing is found: subjects that every version has pages about. */
export const suggestions = ['install', 'validator', 'stake', 'token account'];
