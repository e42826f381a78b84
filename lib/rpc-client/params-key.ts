/** Query parameter with the params of the console. */
export const paramsKey = 'params';
