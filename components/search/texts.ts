/** The message when no engine answers (specification section 8), and when ours is the fallback. */
export const unavailable = {
  title: 'Unable to fetch results',
  help: 'You might want to check your network connection.',
  fallback: 'These are the results of this site’s own search.',
};

/** Suggested searches if nothing is found: subjects that every version has pages about. */
export const suggestions = ['install', 'validator', 'stake', 'token account'];
